import type { Api } from '#core/contract.ts'
import { newId } from '#core/id.ts'
import type { Kept } from '#server/asking/kept.ts'
import { sql, type Desk } from '#server/tools.ts'
import { mail } from '../../contracts/mail.ts'
import { readMailServer, saveMailServer, shownMailServer } from './mail-server.ts'
import { sendTest } from './send-mail.ts'
import { unsubscribingBy } from './unsubscribe-link.ts'

export function serverMail(tools: Desk): Api<typeof mail> {
  const { db, readerId } = tools
  const changed = () => tools.announce({ area: 'notifications/channels' })
  return {
    async getMailServer() {
      const row = await readMailServer(db, readerId)
      return row && shownMailServer(row)
    },
    async getUnsubscribing() {
      return { by: unsubscribingBy(tools.publicAddress) }
    },
    async saveMailServer(draft) {
      await saveMailServer(tools, readerId, draft)
      await changed()
    },
    async removeMailServer() {
      await db.run(sql`delete from notifications_mail_servers where reader_id = ${readerId}`)
      await changed()
    },
    async sendTestMail() {
      const outcome = await sendTest(tools, readerId, newId('test'))
      await changed()
      return outcome
    },
  }
}

/** Keeps the reader's mail server. */
export const mailKeeper: Kept = {
  contract: mail,
  open: serverMail,
  about: {
    getMailServer: 'Your mail server; its password is never given out again. Null without one.',
    getUnsubscribing: 'How mails can be unsubscribed from: one click needs a public https address.',
    saveMailServer: 'Changes the mail server that your emails are handed to.',
    removeMailServer: 'Forgets the mail server and its password.',
    sendTestMail: 'Sends a test email now, and says what the server answered.',
  } satisfies Record<keyof typeof mail, string>,
}
