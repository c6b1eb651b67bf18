import { isGranted } from '#server/asking/grant.ts'
import { isNothing, jsonSchema } from '#server/web/openapi/openapi.ts'
import { actionParts } from '#platform/actions/server/lends.ts'
import type { Action } from '#platform/actions/contracts/action.ts'
import { accountKinds, readAccounts } from '#platform/connections/server/lends.ts'
import type { Desk } from '#server/tools.ts'
import type { WorkflowAction } from '../../contracts/workflows.ts'
import { engineActionWords } from './engine-action-words.ts'
import { exampleOf, fieldsOf } from './schema-fields.ts'

const OF_PROGRAMS = { operations: ['*'], scope: 'write' } as const

/**
 * Lists all actions that a step can carry out: operations of the server, actions of the workflow
 * engine, and those of accounts.
 */
export async function listActions(desk: Desk): Promise<WorkflowAction[]> {
  const operations = desk
    .extensions(actionParts)
    .filter(({ operation }) => isGranted(OF_PROGRAMS, operation))
    .map((action) => known(action, describe))
  return [...engineActionWords, ...operations, ...(await accountActions(desk))]
}

async function accountActions(desk: Desk): Promise<WorkflowAction[]> {
  const accounts = await readAccounts(desk.db, desk.readerId)
  return desk.extensions(accountKinds).flatMap((kind) =>
    (kind.actions ?? []).map(({ id, title, effect, fields }) => {
      const own = accounts.filter((account) => account.kind === kind.id)
      return {
        ...{ name: `${kind.id}/${id}`, title, group: kind.name, effect },
        fields: fields.map((field) => ({
          name: field.name,
          isNeeded: !field.isOptional,
          type: field.type === 'choice' ? ('choice' as const) : ('text' as const),
          about: field.label,
          options: field.options.map(({ value }) => value),
        })),
        example: {},
        output: null,
        accountKind: kind.id,
        trouble:
          own.length === 0
            ? `Connect an account first: ${kind.name}.`
            : (own.find(({ state }) => state === 'ok') ?? own[0])!.trouble,
      }
    }),
  )
}

/**
 * Descriptions of actions. They are cached, because they take long to make and do not change while
 * the server runs.
 */
const described = new WeakMap<Action, WorkflowAction>()

function known(action: Action, words: (action: Action) => WorkflowAction): WorkflowAction {
  const found = described.get(action) ?? words(action)
  described.set(action, found)
  return found
}

function describe({ operation, title, example }: Action): WorkflowAction {
  const { path, effect, input, output } = operation
  return {
    ...{ name: path, title, group: groupOf(path), effect },
    fields: fieldsOf(jsonSchema(input, 'input')),
    example: example as Record<string, unknown>,
    output: isNothing(operation) ? null : exampleOf(jsonSchema(output, 'output')),
    ...{ accountKind: null, trouble: null },
  }
}

const GROUPS: Partial<Record<string, string>> = {
  feed: 'News',
  generation: 'Audio, video and text',
  mcp: 'News',
}

/**
 * The heading for the actions of an area: a familiar word if there is one, or else the name of the
 * area.
 */
function groupOf(path: string): string {
  const area = path.slice(0, path.indexOf('/'))
  return GROUPS[area] ?? area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ')
}
