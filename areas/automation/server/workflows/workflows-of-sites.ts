import {
  siteBookingSoon,
  siteMessageReceived,
  type MadeSite,
} from '#areas/website-builder/server/lends.ts'
import { INPUT } from '#core/limits.ts'
import type { Desk } from '#server/tools.ts'
import type { Flow } from '../../flow/flow.ts'
import { addWorkflow } from './add-workflow.ts'

type SiteWorkflow = MadeSite['workflows'][number]

/** Adds the workflows of a new site. They are off until the reader switches them on. */
export async function addWorkflowsOfSite(
  desk: Desk,
  { id, name, workflows }: MadeSite,
): Promise<void> {
  for (const workflow of workflows) {
    const { title, description, happening, flow } = drafts[workflow]
    await addWorkflow(desk, {
      name: `${title}: ${name}`.slice(0, INPUT.nameCharacters).toWellFormed(),
      ...{ description, flow },
      trigger: {
        ...{ kind: 'happening', name: happening },
        when: { match: 'all', rows: [{ field: '{{trigger.site.id}}', is: 'equals', value: id }] },
      },
    })
  }
  if (workflows.length > 0) await desk.announce({ area: 'automation' })
}

interface Draft {
  title: string
  description: string
  happening: string
  flow: Flow
}

const DAY_SECONDS = 86_400

const drafts: Record<SiteWorkflow, Draft> = {
  'answer-message': {
    title: 'Answer a message',
    description: 'Asks you for each message of a visitor, and emails an answer once you approve.',
    happening: siteMessageReceived.name,
    flow: {
      steps: [
        {
          id: 'approve',
          name: 'Ask for approval',
          do: 'approve',
          question: 'Send {{trigger.message.name}} a confirmation?\n\n{{trigger.message.words}}',
          withinSeconds: 7 * DAY_SECONDS,
        },
        {
          id: 'answer',
          name: 'Email a confirmation',
          do: 'act',
          action: 'mail',
          with: {
            to: '{{trigger.message.mail}}',
            subject: 'Your message to {{trigger.site.name}}',
            text: 'Hello {{trigger.message.name}},\n\nthank you for your message. We will get back to you soon.',
          },
        },
      ],
    },
  },
  'remind-of-booking': {
    title: 'Remind of a booking',
    description: 'Emails visitors a reminder within the day before their booking.',
    happening: siteBookingSoon.name,
    flow: {
      steps: [
        {
          id: 'remind',
          name: 'Email a reminder',
          do: 'act',
          action: 'mail',
          with: {
            to: '{{trigger.booking.mail}}',
            subject: 'Your booking at {{trigger.site.name}}',
            text: 'Hello {{trigger.booking.name}},\n\nthis is a reminder of your booking at {{trigger.site.name}}: {{trigger.booking.at}}, for {{trigger.booking.people}}.',
          },
        },
      ],
    },
  },
}
