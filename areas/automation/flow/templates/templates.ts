import type { WorkflowDraft } from '../files/workflow-file.ts'
import { newsTemplates } from './news-templates.ts'

const DAY_SECONDS = 86_400

/**
 * Templates for new workflows. The reader's time zone and words are filled in when a template is
 * chosen.
 */
export const templates: Record<string, WorkflowDraft> = {
  ...newsTemplates,
  'morning-digest': {
    name: 'Morning digest by email',
    description: 'Every weekday at 06:00, emails you the headlines of the last day.',
    triggers: [{ kind: 'schedule', cron: '0 6 * * 1-5', zone: 'UTC' }],
    flow: {
      steps: [
        {
          id: 'headlines',
          name: 'Read the headlines',
          do: 'act',
          action: 'feed/listHeadlines',
          with: { period: 'today', search: '' },
        },
        {
          id: 'check',
          name: 'Is there any news?',
          do: 'if',
          cases: [
            {
              when: {
                match: 'all',
                rows: [{ field: '{{steps.headlines.length}}', is: 'more-than', value: 0 }],
              },
              steps: [
                {
                  id: 'mail',
                  name: 'Email the digest',
                  do: 'act',
                  action: 'mail',
                  with: {
                    subject: 'Your morning digest: {{steps.headlines[0].title}}',
                    text: '=steps.headlines.slice(0, 20).map((one) => `${one.title}\\n${one.summary}`).join("\\n\\n")',
                  },
                },
              ],
            },
          ],
          else: [],
        },
      ],
    },
  },
  'weekly-audio': {
    name: 'Weekly recap as audio',
    description: 'Every Friday at 16:00, makes a podcast from the most important news of the week.',
    triggers: [{ kind: 'schedule', cron: '0 16 * * 5', zone: 'UTC' }],
    flow: {
      steps: [
        {
          id: 'make',
          name: 'Make the podcast',
          do: 'act',
          action: 'generation/startJobs',
          with: {
            jobs: [
              {
                id: 'recap-{{run.id}}',
                type: 'audio',
                title: 'Weekly recap',
                format: 'podcast',
                style: 'balanced',
                duration: 'medium',
                subject: { kind: 'recent', hours: 168 },
                status: 'processing',
              },
            ],
          },
        },
      ],
    },
  },
  'form-message': {
    name: 'Message from a form',
    description:
      'Keeps each message of a form as a note, asks you for approval, and answers by email once you approve.',
    triggers: [
      {
        kind: 'form',
        title: 'Contact',
        fields: [
          { name: 'name', type: 'text' },
          { name: 'email', type: 'email' },
          { name: 'message', type: 'long-text' },
        ],
      },
    ],
    flow: {
      steps: [
        {
          id: 'note',
          name: 'Keep the message',
          do: 'act',
          action: 'notes/editor/addNote',
          with: {
            category: 'work',
            title: 'Message from {{trigger.fields.name}}',
            text: '{{trigger.fields.message}}',
            tags: ['form'],
          },
        },
        {
          id: 'approve',
          name: 'Ask for approval',
          do: 'approve',
          question: 'Send {{trigger.fields.name}} a confirmation?\n\n{{trigger.fields.message}}',
          withinSeconds: 7 * DAY_SECONDS,
        },
        {
          id: 'answer',
          name: 'Email a confirmation',
          do: 'act',
          action: 'mail',
          with: {
            to: '{{trigger.fields.email}}',
            subject: 'Thank you for your message',
            text: 'Hello {{trigger.fields.name}},\n\nthank you for your message. I will get back to you soon.',
          },
        },
      ],
    },
  },
}
