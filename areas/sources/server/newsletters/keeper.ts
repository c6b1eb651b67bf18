import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { newsletters } from '../../contracts/newsletters.ts'
import { joiningHub } from '../following/hub-joining.ts'
import { createInbox, deleteInbox, listInboxes, switchInbox } from './inboxes.ts'
import { findNewsletter } from './find-newsletter.ts'

const about: Record<keyof typeof newsletters, string> = {
  findNewsletter: "Looks for a newsletter's own feed at its site.",
  listInboxes: 'The mail addresses that newsletters can be sent to, with who wrote to them.',
  createInbox: 'Creates a mail address that nobody can guess, followed as a source.',
  switchInbox: 'Turns an inbox off or on.',
  deleteInbox: 'Deletes an inbox; mail to it is refused from then on.',
}

export const newslettersKeeper: Kept = {
  contract: newsletters,
  open: serverNewsletters,
  about,
}

export function serverNewsletters(tools: Desk): Api<typeof newsletters> {
  const { readerId } = tools
  const list = async () =>
    tools.mail === null ? [] : listInboxes(tools.db, readerId, tools.mail.host)

  return {
    async findNewsletter({ text }) {
      return findNewsletter(tools, readerId, text)
    },

    async listInboxes() {
      return { host: tools.mail?.host ?? null, inboxes: await list() }
    },

    async createInbox({ name, hub }) {
      if (tools.mail === null) {
        throw new Problem(
          'unavailable',
          'This server does not receive mail. Set SYNTHWIRE_MAIL_HOST and SYNTHWIRE_MAIL_PORT, and restart it.',
        )
      }
      const id = await joiningHub(tools, hub, () => createInbox(tools, readerId, name))
      const inboxes = await list()
      return inboxes.find((inbox) => inbox.id === id)!
    },

    async switchInbox(input) {
      await switchInbox(tools, readerId, input)
    },

    async deleteInbox({ id }) {
      await deleteInbox(tools, readerId, id)
    },
  }
}
