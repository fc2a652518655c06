import { createHash } from 'node:crypto';
import { totalmem } from 'node:os';

export interface Settings {
  durable: boolean;
  maxConnections: number;
}

const MB = 1024 * 1024;
/** What the machine has, or the container that it runs in. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
/** An eighth: searching a million people reads scattered rows, four times faster from here than from the disk's cache. */
const buffers = Math.round(Math.min(1024, Math.max(128, memory / 8 / MB)));

/** Sized for the machine beside a Node process, on a solid-state disk. */
function values({ durable, maxConnections }: Settings): Record<string, string | number> {
  return {
    listen_addresses: '',
    port: 5432,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: `${buffers}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '1GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    // Queries of a killed LMS end soon instead of holding their locks to the end.
    client_connection_check_interval: '2s',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
}

/** The server's arguments, and a fingerprint of them that the running server shows as its cluster name. */
export function serverArguments(settings: Settings, data: string, socket: string, version: string) {
  // Quoted, because it is a list and a folder's name may hold a comma.
  const all = { ...values(settings), unix_socket_directories: `"${socket.replaceAll('"', '""')}"` };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([all, data, version]))
    .digest('hex');
  const name = `lms-${fingerprint.slice(0, 12)}`;
  const flags = Object.entries({ ...all, cluster_name: name }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return { args: ['-D', data, ...flags], name };
}
