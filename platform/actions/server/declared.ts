import { extensionPoint } from '#server/extension-points.ts'
import type { Extensions } from '#server/extension-points.ts'
import type { Action } from '../contracts/action.ts'
import type { Happening } from '../contracts/happening.ts'

/** Actions that areas declare for programs. */
export const actionParts = extensionPoint<Action>('actions')

/** Happenings that areas declare for programs. */
export const happeningParts = extensionPoint<Happening>('happenings')

/**
 * The action for the operation with this path; undefined if programs may not call that operation.
 */
export function actionOf(extensions: Extensions, path: string): Action | undefined {
  return extensions(actionParts).find(({ operation }) => operation.path === path)
}
