/** Settings for a machine that has other things to do: little memory, few processes, nothing lost at a power cut. */
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
  // Each of these is a process or a thread with memory of its own.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  // Compiling a query takes longer than running most of ours.
  jit: 'off',
  random_page_cost: '1.1',

  // Nobody replicates from here.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Between bursts, it recycles the log of the last ones: a quarter of a gigabyte at most.
  max_wal_size: '192MB',
  min_wal_size: '48MB',

  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A client that was killed gives back its locks soon.
  client_connection_check_interval: '2s',
}
