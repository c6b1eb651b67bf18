// The cost of questions to models, for server code of other areas.
export { costOf } from '../../ai-plan.ts'
export { guessTokens } from '../asking/tokens.ts'
