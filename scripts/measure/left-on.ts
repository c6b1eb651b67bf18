// Leaves ten workflows on while real days of news arrive, and prints their acts for a person: npm run workflows-of-days
// [-- --in FOLDER]
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fireDueSchedules } from '#areas/automation/server/triggers/fire-schedules.ts'
import { workflowRuns } from '#areas/automation/server/engine/perform-workflow.ts'
import { channels } from '#platform/notifications/contracts/channels.ts'
import { routeNotifications } from '#platform/notifications/server/routing/route.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { hasDays, readDays, readPublishers } from './day/labelled-day.ts'
import { fillByHour, followAll } from './front/fill-by-hour.ts'
import { printWorkflow, readMessages } from './left-on/print-workflow.ts'
import { addTenWorkflows } from './left-on/ten-workflows.ts'
import { withDataFolder, withToolHub } from './tool-hub.ts'

const HOUR_MS = 3_600_000
const EVERY_HOURS = 1

if (!hasDays()) console.log('No real days beside the repository: nothing is printed.')
else await leaveOn()

async function leaveOn(): Promise<void> {
  const entries = readDays()
  const from = Math.floor(entries[0]!.publishedAt / HOUR_MS) * HOUR_MS
  const until = entries.at(-1)!.publishedAt + HOUR_MS
  const posts: string[] = []
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      posts.push(body)
      response.end('ok')
    })
  })
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  let clock = from
  await withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools, readerId }) => {
        const ask = tools.askAs(readerId, { operations: ['*'], scope: 'owner' })
        await ask(channels.saveNtfy, { address: `${address}/phone` })
        await ask(channels.saveSettings, { perDay: 5 })
        const publishers = await followAll(tools, readerId, readPublishers())
        const ten = await addTenWorkflows(ask, address)
        for (let hour = from; hour < until; hour += EVERY_HOURS * HOUR_MS) {
          await fillByHour(tools, publishers, {
            ...{ from: hour, until: hour + EVERY_HOURS * HOUR_MS, everyHours: EVERY_HOURS },
            setNow: (ms) => (clock = ms),
          })
          await fireDueSchedules(tools)
          await performRuns(tools, workflowRuns)
          await routeNotifications.run(tools, {})
        }
        const days = (until - from) / (24 * HOUR_MS)
        console.log(
          `${entries.length} entries of ${days.toFixed(1)} days, ${posts.length} requests received`,
        )
        for (const one of ten) await printWorkflow(tools, one, days)
        console.log(`\nMessages to the phone, by day: ${await readMessages(tools)}`)
      },
      () => new Date(clock),
    ),
  )
  receiver.close()
}
