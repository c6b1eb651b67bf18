/**
 * Matches paths in templates of projects. Each template is a repository of its own, whose tests run
 * like those of a reader's project.
 */
export const OF_A_TEMPLATE = /^areas\/[^/]+\/templates\//
