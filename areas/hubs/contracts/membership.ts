import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Outlet } from '#areas/articles/contract.ts'
import { Count, list, Reference } from '#core/words.ts'

/** Kinds of things that can belong to a hub. */
export const memberKinds = ['source', 'topic', 'folder'] as const
export const MemberKind = z.enum(memberKinds)
export type MemberKind = z.infer<typeof MemberKind>

const Members = list(Id, INPUT.thingsInList)

/** A source, topic or folder that can belong to a hub, with its membership. */
export const Candidate = z.extend(Reference, {
  isMember: z.boolean(),
  /** The outlet of a source, shown by its mark. */
  outlet: z.optional(Outlet),
})
export type Candidate = z.infer<typeof Candidate>

/** The members of hubs that readers make. The first hub contains everything. */
export const hubMembership = defineContract('hubs/membership', ['articles', 'sources'], {
  /**
   * Lists all sources, topics or folders of the reader by name, and says which of them belong to
   * the hub.
   */
  listCandidates: read(z.object({ hub: Id, kind: MemberKind }), z.array(Candidate), ['not-found']),
  countMembers: read(
    z.object({ hub: Id }),
    z.object({
      sources: Count,
      topics: Count,
      folders: Count,
      /** True while older articles of the hub are still being found. */
      isFilling: z.boolean(),
    }),
    ['not-found'],
  ),
  /** Adds members to a hub and keeps the others. */
  addMembers: write(z.object({ hub: Id, kind: MemberKind, members: Members }), Nothing, [
    'not-found',
  ]),
  removeMembers: write(z.object({ hub: Id, kind: MemberKind, members: Members }), Nothing, [
    'not-found',
  ]),
  /** The ids of the hubs that a source, a topic or a folder belongs to. */
  listHubsOf: read(z.object({ kind: MemberKind, member: Id }), z.array(Id)),
  /** Makes a source, a topic or a folder a member of exactly these hubs. */
  saveHubsOf: write(
    z.object({ kind: MemberKind, member: Id, hubs: list(Id, INPUT.thingsInList) }),
    Nothing,
    ['not-found'],
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'hubs/membership': typeof hubMembership
  }
}
