// Functions for work with accounts of other services that server code of other areas may use.
export { bounded } from '../accounts/check-account.ts'
export { failedFetch } from '../kinds/account-tools.ts'
export { ActionFailed } from '../kinds/action-failed.ts'
export { actWithAccount, effectWithAccount } from '../actions/act-with-account.ts'
export { askForJson } from '../kinds/ask-service.ts'
export { demandTaken } from '../kinds/read-answer.ts'
export { forgeActions } from '../services/forges/forge-actions.ts'
