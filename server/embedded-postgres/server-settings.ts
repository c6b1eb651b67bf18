/**
 * Settings of PostgreSQL on a machine with other work: little memory and few processes, but nothing
 * is lost at a power cut.
 */
export const serverSettings: Record<string, string> = {
  // PostgreSQL is reached only through the socket in the closed data folder.
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',

  max_connections: '40',
  shared_buffers: '32MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  // Few processes and threads, because each has memory of its own.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  // Off, because compiling a query takes longer than running most of ours.
  jit: 'off',
  random_page_cost: '1.1',

  // Nobody replicates from this server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // The write-ahead log grows up to the first size in bursts; files within the second size are
  // reused instead of removed.
  max_wal_size: '192MB',
  min_wal_size: '48MB',

  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The time after which a query of a killed client ends and releases its locks.
  client_connection_check_interval: '2s',
}
