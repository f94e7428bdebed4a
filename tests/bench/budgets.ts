/** What each page may cost. Bytes are compressed; milliseconds are those of the reader's slow phone. */
export const BUDGETS = {
  landing: { bytes: 100_000, firstPaint: 1300, largestPaint: 1600, performance: 98 },
  /** 60 KB more than before these forms stood on Mantine (161 KB). */
  signInForms: { bytes: 221_000 },
  /** What one screen alone loads, beside what screens share. */
  screenPart: { bytes: 60_000 },
  /** What the room loads with a scene, beside what it loads without. */
  map: { bytes: 110_000 },
  dashboard: {
    bytes: 330_000,
    performance: 90,
    cold: { firstPaint: 1300, largestPaint: 4000, requests: 30 },
    desktop: { firstPaint: 250, largestPaint: 500 },
    again: { largestPaint: 300 },
    againSlow: { largestPaint: 1500 },
  },
  /** Of every page, by itself: fonts and late data included. */
  layoutShift: 0.01,
  /**
   * Ratios are of medians of the same run: of the Admin SDK's write as the product's page shows it to the same as a page
   * with the SDK alone does; and of a click that goes through the API to another browser's DOM to its floor, the Admin
   * SDK's write of the document that the click changes. What a click does to one's own screen, and a closed tab, are
   * judged in milliseconds.
   */
  live: {
    rawSdkRatio: 1.15,
    floorRatio: 1.5,
    own: { p50: 60, p95: 100 },
    departure: { p50: 2000, p95: 2000 },
  },
  /**
   * The map on a machine that does nothing else: the ratio is one of medians, of a token that is dropped to a raw
   * client's write; `behind` is how long after a dragging pointer the other sees it where it was (p95). The slow phone
   * has its scripts and has never seen the picture.
   */
  scene: {
    rawWriteRatio: 1.3,
    behind: 350,
    framesASecond: 30,
    slowPhone: { overview: 2000, joined: 3500, tiles: 6000 },
    /**
     * Where the group's sight decides: one's own step on one's own screen (p95), and elsewhere as a ratio of medians to a
     * message of the same run; documents that a move reads and writes, on average of an hour's exploration; a map's file
     * of 4 MB, until all of it is on the server.
     */
    sight: {
      own: 100,
      messageRatio: 2,
      reads: 10,
      writes: 7,
      file: { ready: 5000, task: 200 },
    },
  },
  /** A sheet on a phone with a slow processor that has been there before: until it may be played on. */
  sheetReady: 2000,
  /** On a sheet on a phone, and at the MJ's table, with a slow processor: from the input to the next picture (p95). */
  press: 200,
  /** Calls of members, from the request to the whole answer, through Hosting and the functions emulator. */
  api: { read: { p50: 10, p95: 25 }, message: { p50: 25, p95: 50 }, vttStatus: { p50: 25, p95: 50 } },
  /** Until a new process of the functions can listen. */
  coldStart: 300,
  /** A page of an admins' table among 10,000 rows, from the request to its whole answer. */
  admin: { p50: 150, p95: 300 },
} as const;

/** Lighthouse's other marks admit no discount. */
export const FULL_MARKS = 100;
