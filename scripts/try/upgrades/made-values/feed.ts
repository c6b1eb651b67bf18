import type { Make } from './make.ts'

export const feedValues: Record<string, Make> = {
  'trend_sightings.language': () => 'en',
  'trend_terms.language': () => 'en',
  'hub_settings.retention_days': () => 90,
  'hub_settings.refresh_minutes': () => 30,
  'folder_settings.folder': () => 'Technology',
  'folder_settings.tone': () => 'balanced',
  'folder_settings.personalization_profile': () => 'general',
  'module_settings.personalization_profile': () => 'general',
  'reader_categories.hue': () => 'world',
  'reader_categories.id': ({ nth }) => `own:${nth}`,
  'reader_categories.words': () => ({ ferri: 1 }),
  'reader_categories.removed_at': () => null,
  'module_settings.hub_id': () => '',
  'folders_open.hub_id': () => '',
  'reader_keys.command': ({ nth }) => (nth === 0 ? 'save' : 'mark'),
  'reader_keys.key': ({ nth }) => (nth === 0 ? 'b' : null),
}
