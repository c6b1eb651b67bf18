import { defineActions } from '#platform/actions/contracts/action.ts'
import { mcp } from '../contract.ts'

export const changeActions = defineActions(mcp, {
  listChanges: {
    title: 'What changed since a time',
    example: { since: '2026-01-31T12:00:00.000Z', count: 20 },
  },
})
