import { madeObjects } from '../made-objects.ts'
import type { Make } from './make.ts'

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
}
