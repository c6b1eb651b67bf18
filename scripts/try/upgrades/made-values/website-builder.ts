import { brotliCompressSync } from 'node:zlib'
import { lookOf } from '#server/second-listener/names/site-names.ts'
import { digest, type Make } from './make.ts'

const siteName = (nth: number) => `pilot-${'xyz'[nth]}`
const body = (nth: number) => `<!doctype html><title>Site ${nth}</title>`
const piece = (nth: number) => `a film ${nth}`
const palette = { accent: '#1f5c4d', paper: '#ffffff', ink: '#1c1c1a' }
const theme = {
  ...{ light: palette, dark: palette, appearance: 'light', headings: 'sans', text: 'sans' },
  ...{ corners: 'soft', spacing: 'normal', header: 'line' },
}
const content = [{ type: 'text', props: { id: 'b1', title: 'Hours', words: 'From nine to five.' } }]
const draft = {
  ...{ title: 'Home', path: '', description: '', isInMenu: true, sharePicture: null, content },
}

const story = {
  ...{ title: 'The ferry sails again', language: 'en', section: 'World' },
  publishedTime: '2026-03-02T08:00:00.000Z',
  sentences: [{ text: 'The ferry sails again.', source: 0 }],
  sources: [
    {
      ...{ outlet: 'Harbour Gazette', title: 'Ferry sails', link: 'https://outlet.example/ferry' },
      publishedTime: '2026-03-02T08:00:00.000Z',
    },
  ],
}

export const websiteBuilderValues: Record<string, Make> = {
  'website_sites.language': () => 'en',
  'website_sites.theme': () => JSON.stringify(theme),
  'website_sites.contact': () =>
    JSON.stringify({ mail: '', phone: '', street: '', town: '', country: '' }),
  'website_sites.plugins': () => ['contact-form'],
  'website_sites.wishes': () =>
    JSON.stringify({
      ...{ industry: 'community', size: 'solo', purpose: 'informational', features: ['seo'] },
    }),
  'website_sites.deleted_at': () => null,
  'website_pages.path': ({ nth }) => (nth === 0 ? '' : `page-${nth}`),
  'website_pages.site_id': () => 'website_sites-0',
  'website_pages.content': () => JSON.stringify(content),
  'website_pages.deleted_at': () => null,
  'website_imports.site_id': () => 'website_sites-0',
  'website_imports.format': () => 'markdown',
  'website_imports.left_out': () => '[]',
  'website_imports.deleted_at': () => null,
  'website_import_pictures.import_key': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_media.import_key': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_pages.import_key': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_posts.import_key': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_media.site_id': () => 'website_sites-0',
  'website_media.kind': ({ nth }) => (nth === 0 ? 'video' : 'picture'),
  'website_media.deleted_at': () => null,
  'website_media_pictures.media_id': () => 'website_media-1',
  'website_media_pictures.reader_id': () => 'readers-0',
  'website_media_pictures.hash': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_videos.reader_id': () => 'readers-0',
  'website_videos.hash': ({ nth }) => digest(piece(nth)).toString('hex'),
  'website_videos.type': () => 'video/mp4',
  'website_videos.bytes': ({ nth }) => piece(nth).length,
  'website_video_pieces.reader_id': () => 'readers-0',
  'website_video_pieces.hash': ({ nth }) => digest(piece(nth)).toString('hex'),
  'website_video_pieces.nth': () => 0,
  'website_video_pieces.body': ({ nth }) => Buffer.from(piece(nth)),
  'website_media_videos.media_id': ({ nth }) => `website_media-${nth}`,
  'website_media_videos.reader_id': () => 'readers-0',
  'website_media_videos.hash': ({ nth }) => digest(piece(nth)).toString('hex'),
  'website_publication_videos.publication_id': () => 'website_publications-0',
  'website_publication_videos.reader_id': () => 'readers-0',
  'website_publication_videos.path': ({ nth }) => `media/${nth}.mp4`,
  'website_publication_videos.hash': ({ nth }) => digest(piece(nth)).toString('hex'),
  'website_posts.path': ({ nth }) => `news/post-${nth}`,
  'website_posts.site_id': () => 'website_sites-0',
  'website_posts.content': () => JSON.stringify(content),
  'website_posts.deleted_at': () => null,
  'website_redirects.page_id': ({ nth }) => `website_pages-${nth}`,
  'website_redirects.post_id': () => null,
  'website_redirects.path': ({ nth }) => `former-${nth}`,
  'website_addresses.look': ({ nth }) => lookOf(siteName(nth)),
  'website_addresses.name': ({ nth }) => siteName(nth),
  'website_addresses.site_id': ({ nth }) => `website_sites-${nth}`,
  'website_contents.reader_id': () => 'readers-0',
  'website_contents.hash': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_contents.bytes': ({ nth }) => body(nth).length,
  'website_contents.body': ({ nth }) => Buffer.from(body(nth)),
  'website_contents.packed': ({ nth }) => brotliCompressSync(body(nth)),
  'website_publications.nth': ({ nth }) => nth + 1,
  'website_publications.site_id': () => 'website_sites-0',
  'website_publications.settings': () => '{}',
  'website_publications.drafts': () => JSON.stringify({ 'website_pages-0': draft }),
  'website_publication_files.reader_id': () => 'readers-0',
  'website_publication_files.path': ({ nth }) => `page-${nth}/index.html`,
  'website_publication_files.type': () => 'text/html; charset=utf-8',
  'website_publication_files.hash': ({ nth }) => digest(body(nth)).toString('hex'),
  'website_domains.site_id': () => 'website_sites-0',
  'website_domains.found': () => null,
  'website_news.site_id': ({ nth }) => `website_sites-${nth}`,
  'website_news.kind': ({ nth }) => ['hub', 'topic', 'search'][nth % 3]!,
  'website_news.origin': () => 'ferry',
  'website_stories.site_id': () => 'website_sites-0',
  'website_stories.slug': ({ nth }) => `story-${nth}`,
  'website_stories.shown': () => JSON.stringify(story),
  'website_stories.next': () => null,
  'website_stories.stopped': () => null,
  'website_live.site_id': ({ nth }) => `website_sites-${nth}`,
  'website_live.publication_id': () => 'website_publications-0',
}
