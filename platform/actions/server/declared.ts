import { extensionPoint } from '#server/extension-points.ts'
import type { Extensions } from '#server/extension-points.ts'
import type { Action } from '../contracts/action.ts'
import type { Happening } from '../contracts/happening.ts'

/** Actions of areas. */
export const actionParts = extensionPoint<Action>('actions')

/** Happenings of areas. */
export const happeningParts = extensionPoint<Happening>('happenings')

/** The action at the operation's path; undefined if programs may not call it by name. */
export function actionOf(extensions: Extensions, path: string): Action | undefined {
  return extensions(actionParts).find(({ operation }) => operation.path === path)
}
