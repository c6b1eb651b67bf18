import type { RuleAction, RuleCondition } from '#areas/rules/contract.ts'
import type { Values } from './fields/values.ts'
import type { Step } from './flow.ts'
import { article } from './templates/template-steps.ts'

/** Converts the actions of a rule to steps, in order. Each step acts on the trigger's article. */
export function stepsOf(
  actions: readonly RuleAction[],
  conditions: readonly RuleCondition[],
): Step[] {
  const isAged = conditions.some(({ about }) => about === 'age')
  return actions.map((action, at) => ({
    id: `step-${at + 1}`,
    ...(isAged && at === 0 && { marks: [AGE] }),
    ...stepOf(action),
  }))
}

const AGE =
  'The rule waits until an article reaches a certain age. A workflow begins with new articles: use a schedule and a search instead, or keep the rule.'

function stepOf(action: RuleAction): Act | Other {
  switch (action.do) {
    case 'archive':
      return onArticle('Archive it', { act: 'archive' })
    case 'hide':
      return onArticle('Hide it', { act: 'hide' })
    case 'tag':
      return onArticle('Tag it', { act: 'tag', value: action.tag })
    case 'move':
      return onArticle('Move it', { act: 'move', value: action.category })
    case 'boost':
      return onArticle('Rank it', { act: 'rank', value: String(action.amount) })
    case 'translate':
      return onArticle('Translate its summary', { act: 'translate', value: action.language })
    case 'save':
      return act('Save it', 'saved/saveArticle', { article })
    case 'read':
      return act('Mark it as read', 'articles/markRead', { id: article })
    case 'notify':
      return act('Notify me', 'notify', {
        title: '{{trigger.article.title}}',
        text: '{{trigger.article.summary}}',
      })
    case 'run':
      return {
        ...{ do: 'run', name: 'Run the workflow', workflow: action.workflow },
        with: { article: '{{trigger.article}}' },
      }
  }
}

type Act = Omit<Extract<Step, { do: 'act' }>, 'id'>
type Other = Omit<Extract<Step, { do: 'run' }>, 'id'>

const act = (name: string, action: string, fields: Values): Act => ({
  ...{ do: 'act', name, action, with: fields },
})
const onArticle = (name: string, fields: Values) =>
  act(name, 'rules/acts/actOnArticle', { article, ...fields })
