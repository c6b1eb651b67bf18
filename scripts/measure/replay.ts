// Plays a folder of captured feeds through the real fetcher and pipeline:
//   npm run replay -- FOLDER [--from ISO] [--to ISO] [--speed N] [--twice] [--kills N] [--serve-only]
import { parseArgs } from 'node:util'
import { captureMoments, readCaptures, type Publisher } from './replay/captures.ts'
import { replay, type Replayed } from './replay/replay.ts'
import { servePublishers } from './replay/publisher-server.ts'

const USE =
  'npm run replay -- FOLDER [--from ISO] [--to ISO] [--speed N] [--twice] [--kills N] [--serve-only]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    speed: { type: 'string' },
    twice: { type: 'boolean', default: false },
    kills: { type: 'string' },
    'serve-only': { type: 'boolean', default: false },
  },
})

const [folder] = positionals
if (!folder) refuse(`Name the folder of captures: ${USE}`)
const publishers = readCaptures(folder, { ...momentOption('from'), ...momentOption('to') })
if (publishers.length === 0) {
  console.error(
    `No captures in ${folder} at these times. It needs a sub-folder for each publisher.`,
  )
  process.exit(1)
}

if (values['serve-only']) await serveOnly(publishers)
else {
  const speed = numberOption('speed')
  const kills = numberOption('kills')
  const replayed = await replay(publishers, {
    twice: values.twice,
    ...(speed === undefined ? {} : { speed }),
    ...(kills === undefined ? {} : { kills }),
    onMoment: tellProgress,
  })
  printTable(replayed)
  if (!replayed.isSound) process.exitCode = 1
}

function tellProgress(moment: Date): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${moment.toISOString()} `)
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

function printTable({ rows, failures }: Replayed): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
  for (const failure of failures) console.error(failure)
}

function momentOption(name: 'from' | 'to'): { [key in typeof name]?: Date } {
  const text = values[name]
  if (text === undefined) return {}
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    refuse(`--${name} takes a time such as 2021-09-17T12:00:00Z, not "${text}".`)
  }
  return { [name]: moment }
}

function numberOption(name: 'speed' | 'kills'): number | undefined {
  const text = values[name]
  if (text === undefined) return undefined
  const number = Number(text)
  if (!(number > 0)) refuse(`--${name} takes a number above 0, not "${text}".`)
  return number
}

function refuse(words: string): never {
  console.error(words)
  process.exit(2)
}
