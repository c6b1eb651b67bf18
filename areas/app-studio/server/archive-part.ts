import { BadValue, type AboutRow, type ArchivePart } from '#server/archive/archive-part.ts'
import { each, name, oneOf, short } from '#server/archive/checks/column-rules.ts'
import { INPUT } from '#core/limits.ts'
import { environments } from '../contracts/workspace.ts'
import { FUNCTIONS, GIT, REPOSITORY } from '../limits.ts'
import { environmentTables } from './environments/archive-tables.ts'
import { sweepLinks } from './projects/links.ts'
import { sweepTokens } from './reads/project-token.ts'
import { inflateFirst } from './repository/inflate.ts'
import { hasLinks, linksOf, type Links } from './repository/links.ts'
import { idOf, kinds, type GitObject } from './repository/objects.ts'

const ID_CHARACTERS = 40
const id = short(ID_CHARACTERS)
const environment = oneOf(environments)

/** The part of the archive with projects, their git objects, builds, environments and data. */
export const studioArchive: ArchivePart = {
  tables: {
    app_studio_projects: {
      columns: { id: name, reader_id: name, name: short(INPUT.nameCharacters) },
    },
    app_studio_objects: {
      columns: { reader_id: name, id, body: objectBody, tree: id, parents: each(id) },
    },
    app_studio_refs: {
      columns: {
        project_id: name,
        name,
        reader_id: name,
        commit_id: id,
        hand: name,
        languages: each(name),
      },
    },
    app_studio_room: { columns: { reader_id: name } },
    app_studio_data: {
      columns: {
        reader_id: name,
        project_id: name,
        environment,
        key: short(FUNCTIONS.keyCharacters),
        value: dataValue,
      },
    },
    app_studio_data_room: { columns: { reader_id: name, project_id: name, environment } },
    app_studio_calls: {
      columns: {
        reader_id: name,
        project_id: name,
        environment,
        function: short(FUNCTIONS.keyCharacters),
        method: name,
        fault: short(FUNCTIONS.notedCharacters),
        file: short(REPOSITORY.pathCharacters),
        lines: each(short(FUNCTIONS.notedCharacters)),
      },
    },
    ...environmentTables,
  },
  // Links, previews and tokens are not archived. They stay on their server, and are deleted
  // together with projects that are missing from the archive.
  async settle(db) {
    await sweepLinks(db)
    await sweepTokens(db)
  },
}

/** Checks that a value is JSON, because functions parse it. */
function dataValue(value: string): string {
  if (value.length > FUNCTIONS.valueCharacters) throw new BadValue('is too long')
  try {
    JSON.parse(value)
    return value
  } catch {
    throw new BadValue('is no JSON')
  }
}

/**
 * Checks that an object matches its id, so that an archive cannot change the history of a project
 * unnoticed.
 */
function objectBody(value: string, { row }: AboutRow): string {
  const kind = kinds[Number(row['kind']) - 1]
  if (!kind) throw new BadValue('belongs to an object of no known kind')
  const body = inflated(value)
  if (idOf(kind, body) !== row['id']) throw new BadValue('is not the object that its id names')
  if (body.byteLength !== row['bytes']) throw new BadValue('is of another size than is stated')
  const { tree, parents } = linksIn({ kind, body })
  const stated = Array.isArray(row['parents']) ? row['parents'] : []
  if (tree !== (row['tree'] ?? null) || parents.join() !== stated.join())
    throw new BadValue('leads to other objects than is stated')
  return value
}

function linksIn(object: Pick<GitObject, 'kind' | 'body'>): Links {
  try {
    return hasLinks(object) ? linksOf(object) : { tree: null, parents: [] }
  } catch {
    throw new BadValue('is damaged')
  }
}

function inflated(value: string): Buffer {
  const packed = Buffer.from(value.slice(2), 'hex')
  try {
    const { body, packedBytes } = inflateFirst(packed, GIT.objectBytes)
    // Packs contain bodies as they are stored, so no bytes may follow the compressed body.
    if (packedBytes === packed.byteLength) return body
  } catch {
    // The problem below reports this failure.
  }
  throw new BadValue('cannot be unpacked')
}
