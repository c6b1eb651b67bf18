// The server's worker as a separate program, whose clock is that of a replay and is set by
// messages.
import { openServer } from '#server/open-server.ts'
import { settings } from '#server/settings/settings.ts'
import { startWork } from '#server/jobs/work.ts'

let moment = new Date(process.argv[2]!)
process.on('message', (time: string) => (moment = new Date(time)))
// Ends the worker when the replay is gone, because nothing else would.
process.on('disconnect', () => process.exit(1))

const hub = await openServer({
  settings: settings(process.env),
  role: 'worker',
  now: () => moment,
})
await startWork(hub)
process.send!('working')
