import type { Operation } from '#core/contract.ts'
import type { lookUps } from '../../contracts/look-ups.ts'

/** Checked inputs of look-ups, by the names of their operations. */
export type Asked = {
  [Name in keyof typeof lookUps]: (typeof lookUps)[Name] extends Operation<infer Input, infer _>
    ? Input
    : never
}
