import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Outcome } from '#platform/outbox/server/lends.ts'
import { askingScope } from '#server/access/asking.ts'
import { sql, type Desk } from '#server/tools.ts'
import { channels, FailedMessage } from '../contracts/channels.ts'
import { channels as outChannels } from './deliveries/channel.ts'
import { subscribeAgain } from './mail/send-mail.ts'
import { publish, readNtfy, saveNtfy } from './ntfy/ntfy.ts'
import { addDevice, listDevices } from './push/devices.ts'
import { readPushKey } from './push/push-key.ts'
import { readSenderContact } from './push/sender-contact.ts'
import { sendPush } from './push/send-push.ts'
import { NOTIFICATIONS_LIST } from './routing/queue-to-channel.ts'
import { readSettings, saveSettings } from './routing/settings.ts'
import { wakeRouter } from './routing/wake-router.ts'

const FAILURES_SHOWN = 20
const TEST = {
  title: 'A test from Synthwire',
  text: 'Notifications reach this place.',
  page: '/news-hub/feed',
}

export function serverChannels(tools: Desk): Api<typeof channels> {
  const { db, readerId, secrets, world } = tools
  const changed = () => tools.announce({ area: 'notifications/channels' })
  const tested = async (outcome: Outcome) => {
    await changed()
    return { error: outcome.error, answer: null }
  }
  return {
    getSettings: () => readSettings(tools, readerId),
    async saveSettings(changes) {
      await saveSettings(tools, readerId, changes, tools.now())
      // Choosing emails by hand overrides an earlier unsubscription.
      if (changes.routes?.some(({ channel }) => channel === 'email'))
        await subscribeAgain(tools, readerId, NOTIFICATIONS_LIST)
      await wakeRouter(tools)
      await changed()
      await tools.announce({ area: 'notifications' })
    },

    async getPushKey() {
      const { publicKey } = await readPushKey(world.db, secrets)
      return { key: publicKey, contact: (await readSenderContact(world))?.kind ?? null }
    },
    listDevices: () => listDevices(db, readerId),
    async addDevice(device) {
      const added = await addDevice(tools, readerId, device)
      await changed()
      return added
    },
    async removeDevice({ id }) {
      const removed = await db.run(
        sql`delete from notifications_devices where id = ${id} and reader_id = ${readerId}`,
      )
      if (removed.changed === 0) throw new Problem('not-found', 'That device is already gone.')
      await changed()
    },
    async sendTestPush({ id }) {
      const known = await listDevices(db, readerId)
      if (!known.some((one) => one.id === id))
        throw new Problem('not-found', 'That device is already gone.')
      return tested(await sendPush(world, readerId, id, TEST))
    },

    async getNtfy() {
      const row = await readNtfy(db, readerId)
      if (!row) return null
      const { token, address, trouble, checkedAt } = row
      const shown = askingScope() === 'read' ? new URL(address).origin : address
      return { address: shown, hasToken: token !== null, trouble, checkedAt }
    },
    async saveNtfy(draft) {
      await saveNtfy(tools, readerId, draft)
      await changed()
    },
    async removeNtfy() {
      await db.run(sql`delete from notifications_ntfy where reader_id = ${readerId}`)
      await changed()
    },
    async sendTestNtfy() {
      if ((await readNtfy(db, readerId)) === null)
        throw new Problem('not-found', 'Save an ntfy topic first.')
      return tested(await publish(tools, readerId, TEST))
    },

    async listFailures() {
      return db.many(
        FailedMessage,
        sql`select id, kind as channel, about, error, tried_at, next_at from outbox_messages
            where reader_id = ${readerId} and kind = any(${[...outChannels]}::text[]) and error is not null order by position desc limit ${FAILURES_SHOWN}`,
      )
    },
  }
}

/** Keeps the channels that carry notifications out of the server. */
export const channelsKeeper: Kept = {
  contract: channels,
  open: serverChannels,
  about: {
    getSettings: 'Which notifications go where, quiet hours and caps.',
    saveSettings: 'Changes which notifications go where, quiet hours or caps.',
    getPushKey:
      'What a browser subscribes to push messages with, and whom push services may contact.',
    listDevices: 'The browsers that show push messages.',
    addDevice: 'Adds a browser that subscribed to push messages.',
    removeDevice: 'Removes a browser; it gets no more push messages.',
    sendTestPush: 'Sends a test to one browser, and says what came of it.',
    getNtfy: 'The ntfy topic; its token is never given out again. Null without one.',
    saveNtfy: 'Changes the ntfy topic that notifications are published to.',
    removeNtfy: 'Forgets the ntfy topic and its token.',
    sendTestNtfy: 'Publishes a test to the ntfy topic, and says what came of it.',
    listFailures: 'The newest messages that did not arrive at the last attempt.',
  } satisfies Record<keyof typeof channels, string>,
}
