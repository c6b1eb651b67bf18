import { lookOf } from '#areas/app-studio/environments/site-names.ts'
import { madeObjects } from '../made-objects.ts'
import { digest, sealed, type Make } from './make.ts'

const siteName = (nth: number) => `harbour-${'xyz'[nth]}`

/** Values of columns of App Studio. */
export const appStudioValues: Record<string, Make> = {
  'app_studio_projects.deleted_at': () => null,
  'app_studio_objects.reader_id': () => 'readers-0',
  'app_studio_objects.id': ({ nth }) => madeObjects[nth]!.id,
  'app_studio_objects.kind': ({ nth }) => madeObjects[nth]!.kind,
  'app_studio_objects.bytes': ({ nth }) => madeObjects[nth]!.bytes,
  'app_studio_objects.body': ({ nth }) => madeObjects[nth]!.body,
  'app_studio_objects.tree': ({ nth }) => madeObjects[nth]!.tree,
  'app_studio_objects.parents': ({ nth }) => madeObjects[nth]!.parents,
  'app_studio_refs.project_id': () => 'app_studio_projects-0',
  'app_studio_refs.name': ({ nth }) => `refs/heads/${nth === 0 ? 'main' : `more-${nth}`}`,
  'app_studio_refs.reader_id': () => 'readers-0',
  'app_studio_refs.commit_id': () => madeObjects[2]!.id,
  'app_studio_refs.files': () => 1,
  'app_studio_refs.bytes': () => 6,
  'app_studio_data.environment': () => 'local',
  'app_studio_data.value': ({ nth }) => String(nth),
  'app_studio_data_room.environment': ({ nth }) => (nth === 0 ? 'local' : 'prd'),
  'app_studio_calls.environment': () => 'prd',
  'app_studio_links.secret': sealed,
  'app_studio_addresses.look': ({ nth }) => lookOf(siteName(nth)),
  'app_studio_addresses.name': ({ nth }) => siteName(nth),
  'app_studio_addresses.project_id': ({ nth }) => `app_studio_projects-${nth}`,
  'app_studio_contents.reader_id': () => 'readers-0',
  'app_studio_contents.hash': ({ nth }) => digest(`Page ${nth}`).toString('hex'),
  'app_studio_contents.bytes': ({ nth }) => `Page ${nth}`.length,
  'app_studio_contents.body': ({ nth }) => Buffer.from(`Page ${nth}`),
  'app_studio_builds.project_id': () => 'app_studio_projects-0',
  'app_studio_builds.nth': ({ nth }) => nth + 1,
  'app_studio_builds.reader_id': () => 'readers-0',
  'app_studio_builds.commit_id': () => madeObjects[2]!.id,
  'app_studio_builds.state': () => 'green',
  'app_studio_builds.inputs': () => ({
    ...{ commit: madeObjects[2]!.id, files: 1, packages: [], digest: null, bytes: 6 },
  }),
  'app_studio_builds.log': () => [],
  'app_studio_build_files.build_id': () => 'app_studio_builds-0',
  'app_studio_build_files.kind': () => 'file',
  'app_studio_build_files.path': ({ nth }) => `page-${nth}.html`,
  'app_studio_build_files.reader_id': () => 'readers-0',
  'app_studio_build_files.hash': ({ nth }) => digest(`Page ${nth}`).toString('hex'),
  'app_studio_environments.build_id': () => 'app_studio_builds-0',
  'app_studio_deployments.build_id': () => 'app_studio_builds-0',
  'app_studio_variables.value': ({ nth }) => (nth === 1 ? null : 'north'),
  'app_studio_variables.secret': (place) => (place.nth === 1 ? sealed(place) : null),
}
