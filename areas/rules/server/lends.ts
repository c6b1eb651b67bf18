// Functions of this area that server code of other areas may call.
export { describeConditions, matchesAmong, type Conditions } from './conditions-lent.ts'
export { readRule, readRules, switchRuleOff } from './read-rules.ts'
export { readRuleThatUnlisted } from './actions.ts'
export { ruleWorkflows, type RuleWorkflows } from './workflows/rule-workflows.ts'
export {
  translateSummary as translateChecked,
  type AskForTranslation,
} from './translating/translate-summary.ts'
