export declare const POSTGRES_HINT = 'PostgreSQL 15 or newer is missing: `apt-get install postgresql` (as root).';
/** The folder with `initdb` and `postgres`: of the newest version that is here, else of Debian's package when root. */
export declare const ensurePostgres: () => string | undefined;
