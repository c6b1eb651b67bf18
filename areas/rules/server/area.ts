import type { Area } from '#server/area.ts'
import { ruleEditor } from '../contracts/rule-editor.ts'
import { rules } from '../contract.ts'
import { rateUnrated } from '#areas/articles/server/writing/rate-articles.ts'
import { applyForever } from './apply-forever.ts'
import { actOnAged } from './apply-rules.ts'
import { serverRuleEditor } from './rule-editor-api.ts'
import { serverRules } from './rules-api.ts'

/** What the hub does with articles by itself. */
export const rulesArea: Area = {
  contract: rules,
  open: serverRules,
  jobs: [actOnAged, rateUnrated],
  async work(tools, signal) {
    await tools.enqueue(rateUnrated, {}, { once: 'rate-unrated' })
    await applyForever(tools, signal)
  },
  about: {
    listRules: 'The rules in their order: when each acts, what it does, and whether it is on.',
    setRuleEnabled:
      'Switches a rule on, which then acts on the past too, or off; what it did stays.',
    deleteRule: 'Deletes a rule; what it did stays.',
  } satisfies Record<keyof typeof rules, string>,
}

export const ruleEditorArea: Area = {
  contract: ruleEditor,
  open: serverRuleEditor,
  jobs: [],
  about: {
    getRuleForm: 'What conditions can ask for, and ready-made rules.',
    getRule: 'One rule with its conditions and actions.',
    listWork: 'How many articles each rule has touched, up to 1000, and whether it is at the past.',
    checkPattern: 'What is wrong with a regular expression; null when it can be used.',
    rehearse: 'Exactly what a rule would touch if it were switched on now. Changes nothing.',
    listConflicts: 'Rules that want different things of the same of the newest articles.',
    saveRule: 'Adds a rule, which is off and below the others, or changes one.',
    moveRule: 'Gives a rule another place in the order; the upper ones have their turn first.',
    listTouched: 'What a rule did, newest article first.',
    undoArticle: 'Takes back what a rule did to one article, for good.',
    undoRule: 'Takes back all that a rule did, and switches it off.',
    removeRule: 'Deletes a rule and, if asked to, takes back what it did.',
  } satisfies Record<keyof typeof ruleEditor, string>,
}
