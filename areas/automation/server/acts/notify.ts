import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { notify } from '#platform/notifications/server/lends.ts'
import { workflowTells } from '../../notifications.ts'
import type { Act, FilledIn } from './act.ts'
import { asWords, readFilled } from './filled.ts'
import { notifiedPage } from './notified-page.ts'

const Fields = z.object({ title: asWords, text: asWords, link: asWords })

const TITLE_CHARACTERS = 200
const TEXT_CHARACTERS = 2000

/** Notifies the reader on the channels that they chose in the settings. */
export function notifyAct(input: FilledIn): Act {
  const { title, text, link } = readFilled(Fields, input)
  if (title.trim() === '') throw new Problem('invalid', 'Give the notification a title.')
  return {
    effect: 'inside',
    leaves: false,
    async carryOut({ desk, key, by }) {
      await notify(desk, desk.db, workflowTells, [
        {
          readerId: desk.readerId,
          event: `workflow/${key}`,
          subject: by.id,
          facts: {
            title: title.slice(0, TITLE_CHARACTERS).toWellFormed(),
            text: text.slice(0, TEXT_CHARACTERS).toWellFormed(),
            page: notifiedPage(link, desk.publicAddress) ?? `/automation/${by.kind}s/${by.id}`,
          },
        },
      ])
      return { title, text }
    },
  }
}
