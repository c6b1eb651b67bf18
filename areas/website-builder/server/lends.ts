// Functions of this area that server code of other areas may call.
export { siteMessageReceived, siteBookingSoon } from '../contracts/happenings.ts'
export { sitesMade, type MadeSite } from './sites/sites-made.ts'
export { sitePostsChanged } from './rows/posts-changed.ts'
export { whereIsPost } from './publishing/where-is-post.ts'
export { publishSite } from './publishing/publish-site.ts'
export {
  addWrittenPost,
  publicPosts,
  releasePost,
  type WrittenPost,
} from './posts/written-posts.ts'
