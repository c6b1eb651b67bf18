/** Bundles the server into the folder, or into `dist/server`. */
export declare function buildServer(folder?: string): Promise<void>
