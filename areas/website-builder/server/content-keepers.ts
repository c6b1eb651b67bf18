import type { Kept } from '#server/asking/kept.ts'
import { siteImport } from '../contracts/import.ts'
import { media } from '../contracts/media.ts'
import { posts } from '../contracts/posts.ts'
import { serverSiteImport } from './imports/import-api.ts'
import { serverMedia } from './media/media-api.ts'
import { serverPosts } from './posts/posts-api.ts'

/** Contracts of the content of sites: media and posts. */
export const contentKeepers: Kept[] = [
  {
    contract: media,
    open: serverMedia,
    about: {
      listMedia: 'Pictures and videos of a site, the newest first.',
      getShelf: 'Folders of a site’s media, pictures without alt text, and the room that all take.',
      getMedia: 'A picture or a video, and the pages and posts that show it.',
      findMedia: 'Pictures and videos by their ids.',
      addMedia: 'Adds an uploaded picture or video to a site.',
      describeMedia: 'Changes the name, folder, alt text or focus of a picture or a video.',
      replaceMedia: 'Puts another file in the place of a picture or a video, wherever it is shown.',
      deleteMedia: 'Deletes a picture or a video; this can be undone for 30 days.',
      restoreMedia: 'Undoes the deleting of a picture or a video.',
    } satisfies Record<keyof typeof media, string>,
  },
  {
    contract: posts,
    open: serverPosts,
    about: {
      listPosts: 'Posts of a site: drafts first, then the newest first.',
      listTags: 'Tags of the posts of a site, the most used first.',
      getPost: 'A post with its blocks, as it is edited.',
      addPost: 'Adds an empty post to a site, as a draft.',
      savePost: 'Saves a post over the version that was read; a time to come publishes it then.',
      duplicatePost: 'Adds a copy of a post, as a draft.',
      deletePost: 'Deletes a post; this can be undone for 30 days.',
      restorePost: 'Undoes the deleting of a post.',
    } satisfies Record<keyof typeof posts, string>,
  },
  {
    contract: siteImport,
    open: serverSiteImport,
    about: {
      previewImport:
        'Tells what an import of Markdown files or of a WordPress export would make, and what it leaves out.',
      importFile: 'Adds the posts, pages and pictures of a file to the drafts of a site.',
      listImports: 'Imports of a site, with what is still there of them.',
      deleteImport: 'Deletes all that an import brought; this can be undone for 30 days.',
      restoreImport: 'Undoes the deleting of an import.',
    } satisfies Record<keyof typeof siteImport, string>,
  },
]
