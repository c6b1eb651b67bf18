// The cost of questions to models, for other servers.
export { costOf } from '../../ai-plan.ts'
export { guessTokens } from '../asking/tokens.ts'
