import { guardedFetch } from '#server/fetch/guarded-fetch.ts'
import { openLog } from '#server/log.ts'
import { openReadingProcess } from '#server/reading/reading-process.ts'
import type { Settings } from '#server/settings/settings.ts'
import { checkDirectory, type Checked } from './check-directory.ts'
import { directory } from './directory.ts'

/** Prints feeds of the directory that are dead, moved or silent. False if any is dead. */
export async function diagnoseDirectory({ allowPrivateFeeds }: Settings): Promise<boolean> {
  const fetch = guardedFetch({ allowPrivate: allowPrivateFeeds })
  const reading = openReadingProcess(openLog())
  const counts: Record<Checked['state'], number> = { well: 0, moved: 0, silent: 0, dead: 0 }
  await checkDirectory({ fetch, read: reading.read, now: () => new Date() }, directory, {
    onChecked(checked) {
      counts[checked.state]++
      if (checked.state !== 'well') process.stdout.write(lineOf(checked))
    },
  })
  await reading.close()
  const { well, moved, silent, dead } = counts
  process.stdout.write(`\n${well} well, ${moved} moved, ${silent} silent, ${dead} dead\n`)
  if (dead === directory.length)
    process.stdout.write('No feed answered. Check that this machine is online.\n')
  return dead === 0
}

function lineOf({ feed, state, words }: Checked): string {
  return `${state.padEnd(6)}  ${feed.name}  ${feed.address}\n        ${words}\n`
}
