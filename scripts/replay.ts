// Plays a folder of captured feeds through the real fetcher and pipeline:
//   npm run replay -- FOLDER [--from ISO] [--to ISO] [--speed N] [--serve-only]
import { parseArgs } from 'node:util'
import { captureMoments, readCaptures, type Publisher } from './replay/captures.ts'
import { playCaptures, ReplayClock, type Replayed } from './replay/play.ts'
import { servePublishers } from './replay/publisher-server.ts'
import { withDataFolder, withToolHub } from './tool-hub.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    speed: { type: 'string' },
    'serve-only': { type: 'boolean', default: false },
  },
})

const [folder] = positionals
if (!folder) {
  console.error(
    'Name the folder of captures: npm run replay -- FOLDER [--from ISO] [--to ISO] [--speed N] [--serve-only]',
  )
  process.exit(2)
}
const publishers = readCaptures(folder, { ...momentOption('from'), ...momentOption('to') })
if (publishers.length === 0) {
  console.error(
    `No captures in ${folder} at these times. It needs a sub-folder for each publisher.`,
  )
  process.exit(1)
}

if (values['serve-only']) await serveOnly(publishers)
else printTable(await replay(publishers))

async function replay(publishers: Publisher[]): Promise<Replayed> {
  const clock = new ReplayClock(captureMoments(publishers)[0]!)
  const servers = await servePublishers(publishers, clock.now)
  try {
    return await withDataFolder((dataFolder) =>
      withToolHub(
        dataFolder,
        ({ tools, readerId }) =>
          playCaptures(tools, readerId, {
            publishers,
            served: servers.publishers,
            clock,
            ...(values.speed ? { speed: Number(values.speed) } : {}),
            onMoment: tellProgress,
          }),
        clock.now,
      ),
    )
  } finally {
    await servers.close()
  }
}

function tellProgress(moment: Date, stored: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${moment.toISOString()}  ${stored} entries `)
}

/** Keeps the last state of each feed at an address that a person can follow in the browser. */
async function serveOnly(publishers: Publisher[]): Promise<void> {
  const last = captureMoments(publishers).at(-1)!
  const servers = await servePublishers(publishers, () => last)
  for (const { address } of servers.publishers) console.log(address)
  console.error(
    `\nServing ${servers.publishers.length} feeds as they were at ${last.toISOString()}. Start the hub with SYNTHWIRE_ALLOW_PRIVATE_FEEDS=1 to follow them; Ctrl-C ends.`,
  )
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await servers.close()
}

function printTable(replayed: Replayed): void {
  const rows: [string, string | number][] = [
    ['feeds', replayed.feeds],
    ['fetches', replayed.fetches],
    ['not modified (304)', replayed.notModified],
    ['items read', replayed.itemsRead],
    ['entries', replayed.entries],
    ['updated in place', replayed.updatedInPlace],
    ['duplicates', replayed.duplicates],
    ['missing', replayed.missing],
    ['set aside', replayed.setAside.reduce((sum, { count }) => sum + count, 0)],
    ...replayed.setAside.map(({ reason, count }): [string, number] => [`  ${reason}`, count]),
    ['articles', replayed.articles],
    ['with two or more sources', replayed.articlesOfSeveralSources],
    ['seconds', replayed.seconds.toFixed(1)],
    ['entries per second', replayed.entriesPerSecond.toFixed(0)],
    ['peak memory', `${replayed.peakMemoryMb.toFixed(0)} MB`],
    ['failures', replayed.failures.length],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
  for (const failure of replayed.failures) console.error(failure)
  if (replayed.duplicates > 0) process.exitCode = 1
}

function momentOption(name: 'from' | 'to'): { [key in typeof name]?: Date } {
  const text = values[name]
  if (text === undefined) return {}
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    console.error(`--${name} takes a time such as 2021-09-17T12:00:00Z, not "${text}".`)
    process.exit(2)
  }
  return { [name]: moment }
}
