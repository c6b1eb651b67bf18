import { defineActions } from '#platform/actions/contracts/action.ts'
import { hubs } from '../contract.ts'

export const hubActions = defineActions(hubs, {
  listHubs: { title: 'List hubs', example: {} },
})
