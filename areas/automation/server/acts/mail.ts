import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { ActionFailed } from '#platform/connections/server/lends/actions.ts'
import { hasMailServer, mailText, sendMailNow } from '#platform/notifications/server/lends.ts'
import { markup } from '#core/pages/markup.ts'
import type { Act, FilledIn } from './act.ts'
import { asWords, readFilled } from './filled.ts'

const Fields = z.object({ to: asWords, subject: asWords, text: asWords })

const SOMEBODY = /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,255}$/

/**
 * Sends an email to anybody, through the reader's own mail server. It is sent within the step and
 * not queued, because a queue would send it again if a worker ended before the server's answer was
 * stored.
 */
export function mailAct(input: FilledIn): Act {
  const { to, subject, text } = readFilled(Fields, input)
  const recipient = to.trim()
  if (recipient !== '' && !SOMEBODY.test(recipient))
    throw new Problem('invalid', `“${recipient.slice(0, 100)}” is not an email address.`)
  if (subject.trim() === '') throw new Problem('invalid', 'Give the email a subject.')
  return {
    effect: 'once',
    leaves: true,
    async carryOut({ desk, key }) {
      if (!(await hasMailServer(desk.db, desk.readerId)))
        throw new Problem(
          'conflict',
          'No mail server is set up. Add one under Settings, Notifications.',
        )
      const outcome = await sendMailNow(desk, {
        readerId: desk.readerId,
        to: recipient === '' ? undefined : recipient,
        dedupeKey: `workflow/${key}`,
        subject: subject.replaceAll(/\s+/g, ' ').trim(),
        html: markup`${paragraphsOf(text).map((words) => mailText(words))}`,
        text,
        about: subject,
        unsubscribe: null,
      })
      if (outcome.error === null) return { to: recipient, subject, answer: outcome.answer }
      const { error, isFinal, mayHaveHappened } = outcome
      throw new ActionFailed(error, { isFinal, mayHaveHappened })
    },
  }
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((words) => words.trim() !== '')
