import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * Serves the same answers with the least that Node needs: no framework, no checks, no log. The difference to the
 * product is the cost of the product.
 */
const [, , script = '', processes = '1'] = process.argv;
const text = (value: string) => value;
const parsers: Record<number, (value: string) => unknown> = { 1082: text, 1114: text, 1184: text };
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  types: { getTypeParser: (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid) },
});
const body = readFileSync(script);

const SESSION = {
  name: 'session',
  text: `select s.id, u.role, m.company_id from account_session s join account_user u on u.id = s.user_id
    left join company_member m on m.user_id = u.id where s.id = $1 and s.ends_at > now()`,
};
const LIST = {
  name: 'list',
  text: `select id, code, name, name_english as "nameEnglish", site_type as "siteType", state, country, region, locality,
      completeness, created_at as "createdAt", updated_at as "updatedAt", count(*) over () as total
    from factory where company_id = $1 order by name, id limit 50`,
};

const send = (response: ServerResponse, type: string, content: string | Buffer) => {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(content) });
  response.end(content);
};

const list = async (sessionId: string) => {
  const session = await pool.query<{ company_id: string }>({ ...SESSION, values: [sessionId] });
  const { rows } = await pool.query({ ...LIST, values: [session.rows[0]?.company_id] });
  return JSON.stringify({ result: { data: { rows } } });
};

const server = createServer(async ({ url, headers }, response) => {
  if (url === '/trivial') return send(response, 'application/json', '{"status":"ok"}');
  if (url === '/app.js') return send(response, 'text/javascript', body);
  send(response, 'application/json', await list(String(headers['x-session'])));
});
const listen = () =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`Bare is at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  });

if (cluster.isPrimary && processes !== '1') for (let no = 0; no < Number(processes); no++) cluster.fork();
else listen();
