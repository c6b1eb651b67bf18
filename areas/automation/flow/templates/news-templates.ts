import type { WorkflowDraft } from '../files/workflow-file.ts'
import { alertAt, article, articleAt, noteOfArticle, toHook } from './template-steps.ts'

/** Templates whose trigger is an article. */
export const newsTemplates = {
  'several-sources': {
    name: 'Several sources report on a topic',
    description:
      'When at least three sources report on your topic, saves the article, writes a note and notifies you.',
    triggers: [
      articleAt(
        { field: '{{trigger.article.title}}', is: 'contains', value: 'your topic' },
        { field: '{{trigger.article.sourceCount}}', is: 'at-least', value: 3 },
      ),
    ],
    flow: {
      steps: [
        {
          id: 'save',
          name: 'Save the article',
          do: 'act',
          action: 'saved/saveArticle',
          with: { article },
        },
        noteOfArticle('Write a note'),
        alertAt('Notify me', 'Three sources: {{trigger.article.title}}'),
      ],
    },
  },
  'release-note': {
    name: 'New release of a project I follow',
    description:
      'When a source reports a new release of the project, writes a task into your notes with a link to the article.',
    triggers: [
      articleAt(
        { field: '{{trigger.article.title}}', is: 'matches-words', value: 'your project' },
        { field: '{{trigger.article.title}}', is: 'contains', value: 'release' },
      ),
    ],
    flow: {
      steps: [
        {
          id: 'task',
          name: 'Write the task',
          do: 'act',
          action: 'notes/editor/addNote',
          with: {
            category: 'work',
            title: 'Update: {{trigger.article.title}}',
            text: '- [ ] Read what changed\n- [ ] Update\n\n{{trigger.article.summary}}',
            tags: ['task', 'release'],
            article,
          },
        },
      ],
    },
  },
  'keyword-webhook': {
    name: 'Send articles with a keyword to a webhook',
    description:
      'When an article contains your keyword, sends its title and summary to an address.',
    triggers: [
      articleAt({ field: '{{trigger.article.title}}', is: 'matches-words', value: 'your keyword' }),
    ],
    flow: { steps: [toHook] },
  },
} satisfies Record<string, WorkflowDraft>
