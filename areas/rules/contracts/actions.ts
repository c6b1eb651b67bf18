import { defineActions } from '#platform/actions/contracts/action.ts'
import { ruleActs } from './acts.ts'

export const ruleActions = defineActions(ruleActs, {
  actOnArticle: {
    title: 'Archive, tag or move an article',
    example: { article: 7, act: 'tag', value: 'harbour' },
  },
})
