/**
 * The second listener as a thread of its own, so that strangers who flood it use up time and memory
 * of this thread alone. It loads no area, no route and no database.
 */
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { createListener } from './listener.ts'
import type { ListenerSettings } from './listener-settings.ts'
import { askThrough } from './ask-through.ts'
import type { FromListener, ToListener } from './messages.ts'

const FINISH_WITHIN_MS = 1000

const settings = workerData as ListenerSettings
const port = parentPort!
const say = (message: FromListener) => port.postMessage(message)
const { behind, hear } = askThrough(say)
const server = createListener(settings, behind)

port.on('message', (message: ToListener) => {
  if (message.is !== 'stop') return hear(message)
  server.close(() => port.close())
  setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS).unref()
})
server.once('error', ({ code = '', message }: NodeJS.ErrnoException) => {
  say({ is: 'failed', code, message })
  port.close()
})
server.listen({ host: settings.host, port: settings.port }, () =>
  say({ is: 'listening', port: (server.address() as AddressInfo).port }),
)
