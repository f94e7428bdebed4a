/**
 * Stands in for Google's gapi loader, which cannot be reached from a test machine: just enough of `gapi.iframes` for
 * the identity SDK to talk to the iframe that the Authentication emulator itself serves. The popup, its page and the
 * account are the emulator's own.
 */
(() => {
  const loader = new URL(document.currentScript.src);
  const waiting = new Map();
  let sent = 0;

  function channelTo(otherWindow) {
    const handlers = {};
    const channel = {
      register(type, handler) {
        handlers[type] = handler;
      },
      restyle() {},
      send(type, data, answer) {
        sent += 1;
        const id = `${Math.random()}:${sent}`;
        waiting.set(id, answer);
        otherWindow()?.postMessage({ gapiStub: true, id, type, data }, "*");
      },
      ping(answer) {
        return new Promise((resolve) => {
          let answered = false;
          const ask = () => {
            if (answered) return;
            channel.send("ping", null, (pong) => {
              if (answered) return;
              answered = true;
              answer?.(pong);
              resolve(pong);
            });
            setTimeout(ask, 50);
          };
          ask();
        });
      },
    };
    addEventListener("message", async ({ data: message, source }) => {
      if (!message?.gapiStub || source !== otherWindow()) return;
      if ("answer" in message) {
        waiting.get(message.id)?.([message.answer]);
        waiting.delete(message.id);
        return;
      }
      const reply = (answer) => source.postMessage({ gapiStub: true, id: message.id, answer }, "*");
      if (message.type === "ping") return reply(1);
      for (let tries = 0; tries < 100 && !handlers[message.type]; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      reply(handlers[message.type] ? await handlers[message.type](message.data) : {});
    });
    return channel;
  }

  const context = {
    open({ url, where }, ready) {
      const frame = document.createElement("iframe");
      frame.src = url;
      frame.setAttribute("aria-hidden", "true");
      frame.style.cssText = "position:absolute;top:-100px;width:1px;height:1px";
      const channel = channelTo(() => frame.contentWindow);
      where.appendChild(frame);
      ready?.(channel);
      return channel;
    },
    getParentIframe: () => channelTo(() => parent),
  };

  window.gapi = {
    iframes: { getContext: () => context, Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    load(_libraries, options) {
      setTimeout(typeof options === "function" ? options : options.callback);
    },
  };
  setTimeout(() => window[loader.searchParams.get("onload") ?? "gapi_onload"]?.());
})();
