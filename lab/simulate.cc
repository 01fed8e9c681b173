#include "lab/simulate.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace warren {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kProgressEvery = std::chrono::milliseconds(100);

// Threads fetch small runs of games until none is left.
class Pool {
 public:
  Pool(const Simulation& simulation, const HowToRun& how)
      : simulation_(simulation),
        how_(how),
        games_(simulation.plan().games),
        chunk_(std::clamp<std::uint64_t>(games_ / (static_cast<std::uint64_t>(how.threads) * 64), 1,
                                         256)) {}

  Tally run() {
    std::vector<std::thread> threads;
    try {
      for (int i = 0; i < how_.threads; ++i) {
        {
          const std::lock_guard lock(mutex_);
          ++working_;
        }
        threads.emplace_back([this] { work(); });
      }
    } catch (const std::system_error&) {  // the system gives no more threads: do with those
      const std::lock_guard lock(mutex_);
      --working_;
    }
    if (threads.empty()) {
      ++working_;
      work();
    }
    wait();
    for (std::thread& thread : threads) thread.join();
    return total_;
  }

 private:
  bool stopping() const {
    return how_.stop != nullptr && how_.stop->load(std::memory_order_relaxed);
  }

  void work() {
    Tally tally;
    while (!stopping()) {
      const std::uint64_t first = next_.fetch_add(chunk_, std::memory_order_relaxed);
      if (first >= games_) break;
      const std::uint64_t last = std::min(first + chunk_, games_);
      for (std::uint64_t game = first; game < last && !stopping();) {
        const std::uint64_t to = how_.stop == nullptr ? last : game + 1;
        simulation_.run(game, to, tally);
        done_.fetch_add(to - game, std::memory_order_relaxed);
        game = to;
      }
    }
    const std::lock_guard lock(mutex_);
    total_.add(tally);
    --working_;
    idle_.notify_one();
  }

  void wait() {
    std::unique_lock lock(mutex_);
    while (!idle_.wait_for(lock, kProgressEvery, [this] { return working_ == 0; })) {
      if (!how_.progress) continue;
      lock.unlock();
      how_.progress(done_.load(std::memory_order_relaxed));
      lock.lock();
    }
  }

  const Simulation& simulation_;
  const HowToRun& how_;
  const std::uint64_t games_;
  const std::uint64_t chunk_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  Tally total_;
};

}  // namespace

SimulationRun simulate(const Simulation& simulation, const HowToRun& how) {
  const auto begin = Clock::now();
  SimulationRun run;
  run.tally = Pool(simulation, how).run();
  run.time.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  run.stopped = run.tally.games < simulation.plan().games;
  return run;
}

}  // namespace warren
