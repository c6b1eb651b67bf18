import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { makeInvitation } from '#server/access/invitations.ts'
import { hashPassword, storePassword } from '#server/access/passwords/passwords.ts'
import { lockReaders } from '#server/access/readers.ts'
import { endSessions } from '#server/access/sessions.ts'
import { removeReader } from '#server/access/remove-reader.ts'
import { print, withHub } from '#server/command-line.ts'
import type { OpenTool, OpenedServer } from '#server/opened-server.ts'
import { sql, type World } from '#server/tools.ts'
import { foldName, joinPath, readerRoles, ReaderRole } from '../contract.ts'

/** Letters and digits that cannot be confused with each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LETTERS = 4

/** Adds commands about readers, for the machine's owner, who need not sign in. */
export function readerCommands(program: Command, openTool: OpenTool): void {
  const readers = program.command('readers').description('who reads here, and how they come in')

  readers
    .command('list')
    .description('list readers with their roles')
    .option('--json', 'one JSON object a line')
    .action(async ({ json = false }: { json?: boolean }) =>
      withHub(openTool, async ({ tools }) => {
        for (const one of await listReaders(tools)) {
          const { id, name, signInName, role } = one
          print(json ? JSON.stringify(one) : [role, signInName ?? '-', name, id].join('\t'))
        }
      }),
    )

  readers
    .command('invite')
    .description('make a link by which one person becomes a reader; valid once, for 7 days')
    .argument('<note>', 'for whom it is')
    .option('--role <role>', `one of ${readerRoles.join(', ')}`, 'reader')
    .action(async (note: string, options: { role: string }) => {
      const role = ReaderRole.safeParse(options.role)
      if (!role.success) {
        throw new Problem('invalid', `A role is one of ${readerRoles.join(', ')}.`)
      }
      await withHub(openTool, async ({ tools, readerId }) => {
        const made = await makeInvitation(
          tools.db,
          { note, role: role.data, invitedBy: readerId },
          tools.now(),
        )
        await tools.announce({ area: 'readers' })
        const path = joinPath(made.secret)
        print(
          tools.publicAddress === null
            ? `${path}\nPut the address of your server before it.`
            : tools.publicAddress + path,
        )
      })
    })

  readers
    .command('reset-password')
    .description('give a reader a new password, and end their sessions')
    .argument('<reader>', 'sign-in name or id')
    .action(async (reader: string) =>
      withHub(openTool, async (hub) => {
        const { id, name, signInName } = await findReader(hub, reader)
        const { db, now } = hub.tools
        const password = newPassword()
        const hash = await hashPassword(password)
        await db.transaction(async (db) => {
          await storePassword(db, { readerId: id, hash }, now())
          await endSessions(db, id, sql`true`, now())
        })
        await hub.tools.announce({ area: 'readers' })
        print(`${signInName ?? name} signs in with the password ${password}`)
        print('It can be changed in Settings, under Your account.')
      }),
    )

  readers
    .command('make-owner')
    .description('make a reader an owner')
    .argument('<reader>', 'sign-in name or id')
    .action(async (reader: string) =>
      withHub(openTool, async (hub) => {
        const { id, name } = await findReader(hub, reader)
        await hub.tools.db.transaction(async (db) => {
          await lockReaders(db)
          await db.run(sql`update readers set role = 'owner' where id = ${id}`)
        })
        await hub.tools.announce({ area: 'readers' })
        await hub.tools.announce({ area: 'portal', readerId: id })
        print(`${name} is an owner now`)
      }),
    )

  readers
    .command('remove')
    .description('delete a reader with everything that is theirs')
    .argument('<reader>', 'sign-in name or id')
    .requiredOption('--yes', 'there is no way back')
    .action(async (reader: string) =>
      withHub(openTool, async (hub) => {
        const { id, name } = await findReader(hub, reader)
        await removeReader(hub.tools, id)
        print(`${name} is deleted`)
      }),
    )
}

const Known = z.object({
  id: z.string(),
  name: z.string(),
  signInName: z.nullable(z.string()),
  role: ReaderRole,
})

function listReaders({ db }: World) {
  return db.many(
    Known,
    sql`select id, name, sign_in_name, role from readers order by created_at, id`,
  )
}

async function findReader({ tools }: OpenedServer, given: string) {
  const all = await listReaders(tools)
  const found = all.find(({ id, signInName }) => id === given || signInName === foldName(given))
  if (found) return found
  const known = all.map(({ id, signInName }) => signInName ?? id).join(', ')
  throw new Problem('not-found', `There is no reader ${given}. There are: ${known}`)
}

/** A random password of about 99 bits, in groups that are easy to copy by hand. */
function newPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
