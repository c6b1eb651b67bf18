// Functions of sites that servers of other areas may use.
export { siteMessageReceived, siteBookingSoon } from '../contracts/happenings.ts'
export { sitesMade, type MadeSite } from './sites/sites-made.ts'
export { publishSite } from './publishing/publish-site.ts'
export {
  addWrittenPost,
  publicPosts,
  releasePost,
  sitePostsChanged,
  whereIsPost,
  type WrittenPost,
  type WrittenSection,
} from './posts/written-posts.ts'
