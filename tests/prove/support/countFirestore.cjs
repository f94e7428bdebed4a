/**
 * Loaded before the API (`node --require`): counts what Firestore would bill for, beneath the Admin SDK, and answers it
 * with the memory of the process on COUNTS_PORT. `/collect` collects garbage first (`--expose-gc`).
 */
const { createServer } = require("node:http");
const { createRequire } = require("node:module");

/** The client that the Admin SDK itself loads. */
const { FirestoreClient } = createRequire(require.resolve("firebase-admin"))(
  "@google-cloud/firestore/build/src/v1/firestore_client.js",
);

const counts = { reads: 0, writes: 0, deletes: 0 };
const { batchGetDocuments, runQuery, runAggregationQuery, commit } = FirestoreClient.prototype;

/** A query that finds nothing is billed as one read. */
function countFound(stream) {
  let found = 0;
  const { emit } = stream;
  stream.emit = (event, ...values) => {
    if (event === "data" && values[0]?.document) found += 1;
    if (event === "end") counts.reads += Math.max(1, found);
    return emit.call(stream, event, ...values);
  };
  return stream;
}

Object.assign(FirestoreClient.prototype, {
  batchGetDocuments(request, ...others) {
    counts.reads += request.documents.length;
    return batchGetDocuments.call(this, request, ...others);
  },
  runQuery(...request) {
    return countFound(runQuery.apply(this, request));
  },
  runAggregationQuery(...request) {
    counts.reads += 1;
    return runAggregationQuery.apply(this, request);
  },
  commit(request, ...others) {
    for (const write of request.writes ?? []) counts[write.delete ? "deletes" : "writes"] += 1;
    return commit.call(this, request, ...others);
  },
});

createServer((request, response) => {
  if (request.url === "/collect") globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  response.end(JSON.stringify({ ...counts, rss, heapUsed }));
})
  .listen(Number(process.env.COUNTS_PORT), "127.0.0.1")
  .unref();
