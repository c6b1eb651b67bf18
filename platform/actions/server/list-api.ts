import type { Api, Contract } from '#core/contract.ts'
import type { Kept } from '#server/asking/kept.ts'
import { isGranted } from '#server/asking/grant.ts'
import type { Desk } from '#server/tools.ts'
import { isNothing, jsonSchema } from '#server/web/openapi/openapi.ts'
import { actions, type ListedAction, type ListedHappening } from '../contract.ts'
import type { Action } from '../contracts/action.ts'
import type { Happening } from '../contracts/happening.ts'
import { actionParts, happeningParts } from './declared.ts'

export const actionsKeeper: Kept = {
  contract: actions,
  open: serverActions,
  about: {
    listActions: 'All that programs may ask for a reader, with schemas and examples.',
    listHappenings: 'All that happens and that programs may follow, with schemas and examples.',
  } satisfies Record<keyof typeof actions, string>,
}

function serverActions({ extensions, ownersContracts }: Desk): Api<typeof actions> {
  return {
    async listActions() {
      return extensions(actionParts).map((action) => ({
        ...once(action, describeAction),
        scope: scopeOf(action.operation, ownersContracts),
      }))
    },
    async listHappenings() {
      return extensions(happeningParts).map((one) => once(one, describeHappening))
    },
  }
}

/**
 * Descriptions are cached, because schemas do not change while a server runs and describing them is
 * slow.
 */
const known = new WeakMap<object, object>()

function once<Declared extends object, Words extends object>(
  declared: Declared,
  describe: (declared: Declared) => Words,
): Words {
  const words = known.get(declared) ?? describe(declared)
  known.set(declared, words)
  return words as Words
}

function describeAction({ operation, title, example, makes }: Action): Omit<ListedAction, 'scope'> {
  const { path, effect, input, output } = operation
  return {
    ...{ name: path, title, effect, example },
    makes: makes?.thing ?? null,
    input: { ...jsonSchema(input, 'input') },
    output: isNothing(operation) ? null : { ...jsonSchema(output, 'output') },
  }
}

function describeHappening({ name, title, about, facts, example }: Happening): ListedHappening {
  return { name, title, about, facts: { ...jsonSchema(facts, 'output') }, example }
}

/** The least scope with which a program may call an operation. */
function scopeOf(
  operation: Contract[string],
  ownersContracts: readonly string[],
): ListedAction['scope'] {
  const isReached = (scope: ListedAction['scope']) =>
    isGranted({ operations: ['*'], scope }, operation)
  if (isReached('read')) return 'read'
  const contract = operation.path.slice(0, operation.path.lastIndexOf('/'))
  return isReached('write') && !ownersContracts.includes(contract) ? 'write' : 'owner'
}
